import { OPENING_NAMING_WORDS } from '@talaash/domain/privacy-shield/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Switch } from '../../ui/field/checkbox-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Section } from '../../ui/show/section.tsx';
import { namingQuery } from './profile-opening.ts';

/** Whether talents see the company's name when it opens their profile. Saved at once. */
export function OpeningNaming() {
  const naming = useQuery(namingQuery);
  const save = useMutation(
    api.profileOpening.setNaming.mutationOptions({
      onMutate: (change) => queryClient.setQueryData(namingQuery.queryKey, change),
      onError: (error) => {
        toast.error(sentenceOf(error, OPENING_NAMING_WORDS.failed));
        return queryClient.invalidateQueries({ queryKey: namingQuery.queryKey });
      },
      scope: { id: 'opening naming' },
    }),
  );
  return (
    <Section id="privacy" title={OPENING_NAMING_WORDS.title}>
      {naming.isError ? <QueryFailure title="This setting did not load" queries={[naming]} /> : null}
      {naming.data ? (
        <Switch
          label={OPENING_NAMING_WORDS.label}
          help={OPENING_NAMING_WORDS.help}
          checked={naming.data.isNamed}
          onChange={(isNamed) => save.mutate({ isNamed })}
        />
      ) : null}
    </Section>
  );
}
