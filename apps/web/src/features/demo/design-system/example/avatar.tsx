import { Avatar, RedactedAvatar } from '../../../../ui/show/avatar.tsx';

export const Sizes = () => (
  <>
    <Avatar name="Priya Deshpande" size="s" />
    <Avatar name="Arjun Iyer" size="m" />
    <Avatar name="आशा वेंकटरमन" />
    <Avatar name="Meera Krishnan" size="l" />
    <Avatar name="Zoya Khan" size="xl" />
  </>
);

export const WithAPicture = () => <Avatar name="Talaash" src="/app-icon-180.png" size="l" />;

export const ThatDoesNotLoad = () => <Avatar name="Rohan Mehta" src="/api/no-such-picture" size="l" />;

export const Logo = () => <Avatar name="Lumen Retail" shape="logo" size="l" />;

export const Redacted = () => (
  <>
    <RedactedAvatar size="s" />
    <RedactedAvatar />
    <RedactedAvatar size="l" />
  </>
);
