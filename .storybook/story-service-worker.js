// The mock's worker, which is not asked for what the page itself is made of: a screen has three hundred files, and each would go to the page
// and through every operation of the contract before it is fetched.
const madeOf = ['script', 'style', 'font'];
addEventListener('fetch', (event) => {
  if (madeOf.includes(event.request.destination)) event.stopImmediatePropagation();
});
importScripts('mockServiceWorker.js');
