import './fonts.js';
import './sounds.js';
import init, { mount } from './holotable.js';
await init();
mount();
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('offline.js').catch(() => {});
}
