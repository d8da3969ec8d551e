// Loads the scripts of a page, and keeps what somebody does before they are there: src/early.ts does it again.
(() => {
  const done = [];
  const keep = (event, target, element) => {
    // After its event, what a drop carries cannot be read.
    done.push({ event, target, files: [...(event.dataTransfer?.files ?? [])] });
    element?.setAttribute('data-early', '');
  };
  const press = (event) => {
    const button = event.target.closest('button');
    // A press of a button that sends a form comes as its sending.
    if (button && !(button.form && button.type === 'submit')) keep(event, button, button);
  };
  const send = (event) => {
    // The search is sent to its address, and works without scripts.
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
  // Nobody else hears it now, so that it is done once.
  const keepWhole = (event) => {
    event.stopImmediatePropagation();
    keep(event, event.target);
  };
  const strike = (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey) {
      // Else the browser would do with it what it does by itself.
      if (key !== 'k' && key !== 'Enter') return;
      event.preventDefault();
      return keepWhole(event);
    }
    const isTyping = target.matches('input, textarea, select, [contenteditable]');
    if (isTyping || event.altKey || key.length > 1 || key === ' ') return;
    const field = [...document.querySelectorAll('input[type=search]')].find((one) => one.checkVisibility());
    if (key !== '/' || areKeysOff() || !field) return keepWhole(event);
    // What is typed next is for the field already.
    event.preventDefault();
    field.focus();
  };
  const drag = (event) => {
    // A field that takes files keeps them itself.
    if (!event.dataTransfer?.types.includes('Files') || event.target.type === 'file') return;
    // The browser would open the file in place of the page.
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

  // A page that came with its content loads them when it is painted (http/later-script.ts of the server).
  const load = () => {
    const waiting = document.getElementById('scripts');
    waiting?.remove();
    if (waiting) document.head.append(document.importNode(waiting.content, true));
  };
  const HIDDEN_MS_MAX = 1000;
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => {
      // Read from its end, it is painted there first.
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
