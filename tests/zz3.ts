import { keptIndex } from './unit/lib/search/support';
import { readQuery } from '../src/lib/search/query';
import { search } from '../src/lib/search/search';
const index = keptIndex('en');
for (const t of ['plumber','jobs','refund','rockville','gaithersburg','insurance','job opening']) { const q=readQuery(index,t,false); console.log(t,q.language,q.places.towns.length,q.terms.map(x=>[x.form,x.elsewhere,x.light,x.weight.toFixed(1),[...x.ways].slice(0,6).join(' ')].join('|')).join(' ; ')); }
