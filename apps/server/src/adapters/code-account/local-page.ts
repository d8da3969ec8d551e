import { escapeHtml } from '../../base/escape.ts';
import { standInPage } from '../../base/stand-in-page.ts';

/** The page of the stand-in. It claims to be nothing else. */
export const visitPage = ({
  path,
  returnPath,
  state,
  challenge,
}: {
  path: string;
  returnPath: string;
  state: string;
  challenge: string;
}): string =>
  standInPage(
    'Local code account',
    `<p>This page is a stand-in for GitHub on a local installation. It believes every name.</p>
<form method="get" action="${path}/allow">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<input type="hidden" name="challenge" value="${escapeHtml(challenge)}">
<label for="account">Account name</label>
<input id="account" name="account" required autocomplete="off" autocapitalize="none" spellcheck="false">
<button class="primary">Log in with this account</button>
</form>
<p><a href="${returnPath}?${escapeHtml(new URLSearchParams({ error: 'access_denied', state }).toString())}">Cancel</a></p>`,
  );
