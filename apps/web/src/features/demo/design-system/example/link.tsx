import { ExternalLink, Link } from '../../../../ui/press/link.tsx';
import { PathLink } from '../../../../ui/press/path-link.tsx';

export const InAText = () => (
  <p>
    They are on <Link to="/demo">the list</Link>.
  </p>
);

export const PlainInAList = () => (
  <Link to="/demo" plain>
    Priya Deshpande
  </Link>
);

export const ToAnotherSite = () => (
  <ExternalLink href="https://talaash.example">talaash.example</ExternalLink>
);

export const AddressThatIsNone = () => <ExternalLink href="javascript:alert()">not a link</ExternalLink>;

export const WithAPathFromOutside = () => <PathLink to="/demo">for parts that get an address</PathLink>;
