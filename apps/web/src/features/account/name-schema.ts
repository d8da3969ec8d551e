import { SignUpRequest } from '@talaash/domain/account/schema';
import { z } from '@talaash/domain/base/schema';

export const Name = z.strictObject({ name: SignUpRequest.shape.name });
