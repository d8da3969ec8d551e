import type { OAuthError } from '@talaash/domain/connected-program/choice';

/** A refusal in the form of OAuth, for programs. */
export class OAuthRefusal extends Error {
  readonly code: OAuthError;

  constructor(code: OAuthError, message: string) {
    super(message);
    this.code = code;
  }
}
