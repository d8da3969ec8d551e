import { COMPANY_MEMBER_SENTENCES } from '@talaash/domain/company-member/words';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { toast } from '../../ui/overlay/toast.ts';

/** Lets the account act for another of its companies. All that the pages show is that company's, so they start again. */
export async function actFor(companyId: string): Promise<void> {
  try {
    await api.companyMember.actFor.call({ companyId });
    window.location.assign('/');
  } catch (error) {
    toast.error(sentenceOf(error, COMPANY_MEMBER_SENTENCES.failed));
  }
}
