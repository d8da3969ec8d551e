/**
 * What was pressed before its program had arrived. React may have rendered its part of the page anew meanwhile: then it is the one
 * button with the same words. Undefined if it is gone, or if several have these words.
 */
export function pressedAgain(pressed: Element): Element | undefined {
  if (pressed.isConnected) return pressed;
  const gone = pressed.closest('button');
  if (!gone) return undefined;
  const alike = [...document.querySelectorAll('button')].filter(
    ({ textContent, ariaLabel }) => textContent === gone.textContent && ariaLabel === gone.ariaLabel,
  );
  return alike.length === 1 ? alike[0] : undefined;
}
