import type { MessageTemplateDraft } from '@talaash/domain/message-template/schema';
import { MESSAGE_TEMPLATE_SENTENCES } from '@talaash/domain/message-template/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { messageTemplatesQuery } from '../../parts/message-template.ts';
import { toast } from '../../ui/overlay/toast.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: messageTemplatesQuery.queryKey });

/** A failure shows in the form. */
export const useSaveTemplate = (onSaved: () => void) =>
  useMutation({
    mutationFn: (messageTemplate: MessageTemplateDraft) =>
      api.messageTemplate.update.call({ messageTemplate }),
    onSuccess: async () => {
      await refresh();
      onSaved();
      toast.success(MESSAGE_TEMPLATE_SENTENCES.saved);
    },
  });

export const useDeleteTemplate = () =>
  useMutation({
    ...api.messageTemplate.delete.mutationOptions(),
    onSuccess: async () => {
      await refresh();
      toast.success(MESSAGE_TEMPLATE_SENTENCES.deleted);
    },
    onError: (error) => toast.error(sentenceOf(error, MESSAGE_TEMPLATE_SENTENCES.deleteFailed)),
  });
