/** Marks the error of `BrowserOnly`, from the server to the browser. */
export const BROWSER_ONLY = 'browser-only';

/**
 * What the server renders in the place of a component that needs a browser, such as an editor. The fallback of the `Suspense` around it
 * is sent, and the browser renders the component.
 */
export function BrowserOnly(): never {
  throw Object.assign(new Error('Only a browser can show this.'), { digest: BROWSER_ONLY });
}
