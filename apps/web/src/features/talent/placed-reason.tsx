import { placedReason } from '@talaash/domain/talent-profile/reason';
import { Link } from '../../ui/press/link.tsx';

/** A reason of a review. Its field links to its section of the editor. */
export function PlacedReason({ reason }: { reason: string }) {
  const placed = placedReason(reason);
  if (!placed) return reason;
  return (
    <>
      <Link to="/talent/profile/edit" hash={placed.section}>
        {placed.label}
      </Link>
      {placed.rest}
    </>
  );
}
