// Functions that the oldest served browsers lack (`browserslist` in package.json): what the built files call, and nothing more. It is inside of
// each page, before every other script, and at the head of the workers. `build/served-browsers.ts` holds the list against the build.
(function () {
  function add(owner, name, value) {
    if (name in owner) return;
    Object.defineProperty(owner, name, { value: value, writable: true, configurable: true });
  }
  function copied(change) {
    return function () {
      var copy = Array.from(this);
      change.apply(copy, arguments);
      return copy;
    };
  }
  // Chrome 110
  add(Array.prototype, 'toSorted', copied(Array.prototype.sort));
  add(Array.prototype, 'toReversed', copied(Array.prototype.reverse));
  add(Array.prototype, 'toSpliced', copied(Array.prototype.splice));
  // Chrome 126, Firefox 126, Safari 18
  add(URL, 'parse', function (address, base) {
    try {
      return new URL(address, base);
    } catch {
      return null;
    }
  });
  // Chrome 120, Safari 17
  add(URL, 'canParse', function (address, base) {
    return URL.parse(address, base) !== null;
  });
  // Chrome 119, Firefox 121, Safari 17.4
  add(Promise, 'withResolvers', function () {
    var all = {};
    all.promise = new Promise(function (resolve, reject) {
      all.resolve = resolve;
      all.reject = reject;
    });
    return all;
  });
  // Chrome 117, Firefox 119, Safari 17.4
  add(Map, 'groupBy', function (items, keyOf) {
    var groups = new Map();
    Array.from(items).forEach(function (item, index) {
      var key = keyOf(item, index);
      if (groups.has(key)) groups.get(key).push(item);
      else groups.set(key, [item]);
    });
    return groups;
  });
  // Safari 17.4. Workers have no elements.
  if (typeof Element === 'function')
    add(Element.prototype, 'checkVisibility', function () {
      return this.getClientRects().length > 0;
    });
})();
