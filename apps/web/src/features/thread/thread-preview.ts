import type { CompanyThreadItem } from '@talaash/contract/thread';
import { attachmentsLine } from '@talaash/domain/attachment/words';
import { plainLineOf } from '@talaash/domain/markdown/plain';
import { systemMessageSentence } from '@talaash/domain/message/rule';
import type { Message } from '@talaash/domain/message/schema';

type LastMessage = CompanyThreadItem['lastMessage'];

/** The latest message in one line, from the reader's point of view. */
export function previewOf(
  last: LastMessage,
  own: Message['sender'],
  names: { jobTitle: string; talentName: string },
): string {
  if (!last) return `Job invitation for ${names.jobTitle}`;
  if (last.sender === 'System') return systemMessageSentence(last, names);
  return `${last.sender === own ? 'You: ' : ''}${plainLineOf(last.markdown) || attachmentsLine(last.attachmentCount ?? 0)}`;
}
