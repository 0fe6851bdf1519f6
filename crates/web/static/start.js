import './fonts.js';
import './notify.js';
import './sounds.js';
import init, { mount } from './holotable.js';
await init();
await mount();
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('offline.js').catch(() => {});
  const words = performance.getEntriesByType('resource').map((file) => file.name).filter((name) => name.includes('/words-'));
  if (words.length) navigator.serviceWorker.ready.then(({ active }) => active.postMessage(words));
}
