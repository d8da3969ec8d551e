import { KeyCap, KeyCaps } from '../../../../ui/key/key-cap.tsx';

export const One = () => (
  <>
    <KeyCap>j</KeyCap>
    <KeyCap>Enter</KeyCap>
    <KeyCap muted>/</KeyCap>
  </>
);

export const Several = () => (
  <>
    <KeyCaps keys="Mod+K" />
    <KeyCaps keys="G S" />
  </>
);
