import { openBrowser, withPage } from './browser';
import { serve } from './serve';
import { watchTraffic } from './traffic';
void (async () => {
const browser=await openBrowser();const site=await serve('build');
await withPage(browser,{device:'desktop',cpu:4},async page=>{
 const {quiet}=watchTraffic(page);await page.goto(site.url);await quiet();
 const c=await page.context().newCDPSession(page);
 await page.keyboard.press('Control+k');await page.keyboard.type('rockville',{delay:40});await page.getByRole('option').first().waitFor();await quiet();
 await page.evaluate(()=>{(window as any).L=[];let s=0;window.addEventListener('input',()=>{s=performance.now()},true);window.addEventListener('input',()=>{const a=performance.now();document.body.getBoundingClientRect();(window as any).L.push([a-s,performance.now()-a])})});
 await c.send('Profiler.enable');await c.send('Profiler.setSamplingInterval',{interval:200});await c.send('Profiler.start');
 for(const q of ['silver spring landlord radon','how often should i test again','cuanto cuesta la prueba']){await page.getByRole('combobox').fill('');await page.keyboard.type(q,{delay:20})}
 const {profile:p}=await c.send('Profiler.stop') as any;
 const L=await page.evaluate(()=>(window as any).L);const med=(a:number[])=>a.sort((x,y)=>x-y)[a.length>>1];console.log('script',med(L.map((x:any)=>x[0])),'layout',med(L.map((x:any)=>x[1])),L.length);
 const id=new Map(p.nodes.map((n:any)=>[n.id,n]));const par=new Map();p.nodes.forEach((n:any)=>(n.children||[]).forEach((k:number)=>par.set(k,n.id)));const self:any={},tot:any={};
 p.samples.forEach((s:number,i:number)=>{const n:any=id.get(s);const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').slice(-1)+':'+n.callFrame.lineNumber+':'+n.callFrame.columnNumber;self[k]=(self[k]||0)+p.timeDeltas[i]/1000;const seen=new Set();for(let x:any=s;x!==undefined;x=par.get(x)){const f=(id.get(x) as any).callFrame;const kk=f.functionName+' '+f.url.split('/').slice(-1)+':'+f.columnNumber;if(!seen.has(kk)){seen.add(kk);tot[kk]=(tot[kk]||0)+p.timeDeltas[i]/1000}}});
 for(const o of[self,tot])console.log(Object.entries(o).sort((a:any,b:any)=>b[1]-a[1]).slice(0,28).map(([k,v]:any)=>v.toFixed(0)+' '+k).join('\n')+'\n');
});
await browser.close();await site.close();})();
