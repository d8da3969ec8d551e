import { RemoveButton } from '../../../../ui/press/remove-button.tsx';

export const InAChipOrATag = () => <RemoveButton label="Remove React" />;
