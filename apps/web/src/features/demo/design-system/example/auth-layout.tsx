import { TextField } from '../../../../ui/field/text-field.tsx';
import { Button } from '../../../../ui/press/button.tsx';
import { AuthLayout, IndexOfWords } from '../../../../ui/shell/shell-plain.tsx';

export const FormAndAside = () => (
  <AuthLayout
    aside={
      <IndexOfWords
        title="Index of skills"
        rows={['Go', 'React', 'Vue'].map((label, index) => ({ label, count: 64 + index, to: '/demo' }))}
      />
    }
  >
    <h1>Log in</h1>
    <TextField label="Email" type="email" />
    <Button tone="primary" size="l" full>
      Log in
    </Button>
  </AuthLayout>
);
