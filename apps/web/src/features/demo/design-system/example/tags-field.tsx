import { useState } from 'react';
import { TagsField } from '../../../../ui/field/tags-field.tsx';

export function WithSuggestions() {
  const [skills, setSkills] = useState(['React', 'TypeScript', 'PostgreSQL']);
  return (
    <TagsField
      label="Skills"
      hint={`${skills.length} of 5`}
      help="Enter adds one, Backspace removes the last."
      value={skills}
      onChange={setSkills}
      max={5}
      maxSentence="Five skills are enough."
      maxLength={50}
      suggestions={['React', 'Redux', 'Rust']}
    />
  );
}

export const Disabled = () => (
  <TagsField
    label="Languages"
    value={['Tamil', 'English']}
    onChange={() => {}}
    max={5}
    maxSentence=""
    maxLength={50}
    disabled
  />
);
