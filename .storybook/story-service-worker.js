// The mock's worker, which skips the files of the page: a screen has three hundred, and each would be compared with every operation of the
// contract.
const madeOf = ['script', 'style', 'font'];
addEventListener('fetch', (event) => {
  if (madeOf.includes(event.request.destination)) event.stopImmediatePropagation();
});
importScripts('mockServiceWorker.js');
