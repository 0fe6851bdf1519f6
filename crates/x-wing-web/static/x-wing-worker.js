import init, { think } from './x-wing-table.js';
const ready = init();
onmessage = async (event) => { await ready; postMessage(think(event.data)); };
