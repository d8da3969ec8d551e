// Loads the scripts of a page and records the visitor's actions until they run: src/early.ts replays them.
(() => {
  const done = [];
  const keep = (event, target, element) => {
    // The files of a drop cannot be read after its event.
    done.push({ event, target, files: [...(event.dataTransfer?.files ?? [])] });
    element?.setAttribute('data-early', '');
  };
  const press = (event) => {
    const button = event.target.closest('button');
    // A press of a submit button arrives as a submit event.
    if (button && !(button.form && button.type === 'submit')) keep(event, button, button);
  };
  const send = (event) => {
    // The search form submits to its address and works without scripts.
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    keep(event, event.target, event.submitter);
  };
  const areKeysOff = () => {
    try {
      return localStorage.getItem('talaash-single-key-shortcuts-off') === 'true';
    } catch {
      return false;
    }
  };
  // Stops other listeners, so that the action runs once.
  const keepWhole = (event) => {
    event.stopImmediatePropagation();
    keep(event, event.target);
  };
  const strike = (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey) {
      // Prevents the browser's own shortcut.
      if (key !== 'k' && key !== 'Enter') return;
      event.preventDefault();
      return keepWhole(event);
    }
    const isTyping = target.matches('input, textarea, select, [contenteditable]');
    if (isTyping || event.altKey || key.length > 1 || key === ' ') return;
    const field = [...document.querySelectorAll('input[type=search]')].find((one) => one.checkVisibility());
    if (key !== '/' || areKeysOff() || !field) return keepWhole(event);
    // The next characters already go into the field.
    event.preventDefault();
    field.focus();
  };
  const drag = (event) => {
    // A file input keeps the files itself.
    if (!event.dataTransfer?.types.includes('Files') || event.target.type === 'file') return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    if (event.type === 'drop') keepWhole(event);
  };
  const listeners = {
    click: press,
    submit: send,
    keydown: strike,
    dragover: drag,
    drop: drag,
  };
  for (const [kind, listener] of Object.entries(listeners)) addEventListener(kind, listener, true);

  // A server-rendered page loads its scripts after its first paint (http/later-script.ts of the server).
  const load = () => {
    const waiting = document.getElementById('scripts');
    waiting?.remove();
    if (waiting) document.head.append(document.importNode(waiting.content, true));
  };
  const HIDDEN_MS_MAX = 1000;
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => {
      // A list that starts at its end is painted there first.
      for (const element of document.querySelectorAll('[data-from-end]'))
        element.scrollTop = element.scrollHeight;
      setTimeout(load);
    });
    setTimeout(load, HIDDEN_MS_MAX);
  });

  globalThis.talaashEarly = {
    address: location.pathname + location.search,
    done,
    stop: (kind) => removeEventListener(kind, listeners[kind], true),
  };
})();
