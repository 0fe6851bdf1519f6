import './fonts.js';
import './sounds.js';
import init, { mount } from './holotable.js';
await init();
await mount();
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('offline.js').catch(() => {});
}
