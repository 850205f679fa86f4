import puppeteer, { type KeyInput } from 'puppeteer-core';
import { KEYS, type Engine } from './engine';

/** Starts Firefox through WebDriver BiDi, in the dark theme. The theme is a preference: the protocol cannot set it. */
export async function startGecko(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 0,
      'ui.prefersReducedMotion': 1,
    },
  });
  const page = await browser.newPage();
  return {
    name: 'Gecko',
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (x, y) => page.mouse.click(x, y),
    keys: async (...keys) => {
      for (const key of keys) {
        if (key in KEYS) await page.keyboard.press(key as KeyInput);
        else await page.keyboard.type(key);
      }
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
