/** Marks the error of `BrowserOnly` on its way from the server to the browser. */
export const BROWSER_ONLY = 'browser-only';

/**
 * Stands in on the server for a component that needs a browser, such as an editor. The server sends the fallback of the
 * `Suspense` around it, and the browser renders the component.
 */
export function BrowserOnly(): never {
  throw Object.assign(new Error('Only a browser can show this.'), { digest: BROWSER_ONLY });
}
