import { Link } from '../../../../ui/press/link.tsx';
import { InfoLayout } from '../../../../ui/shell/shell-plain.tsx';

export const ForTexts = () => (
  <InfoLayout footer={<Link to="/demo">Demo pages</Link>}>
    <h1>A text in one column</h1>
    <p>Its lines are never longer than the eye follows.</p>
  </InfoLayout>
);
