import { DefinitionList } from '../../../../ui/show/section.tsx';

export const LabelAndValue = () => (
  <DefinitionList
    items={[
      { label: 'English', value: 'Advanced' },
      { label: 'Works from', value: 'Mysuru, Karnataka, and on Tuesdays from a train' },
    ]}
  />
);
