import init, { think } from './holotable.js';
const ready = init();
onmessage = async (event) => { await ready; postMessage(think(event.data)); };
