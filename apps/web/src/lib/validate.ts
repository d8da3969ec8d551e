// A module of its own: a lazy-loaded module brings all of its exports, and the domain's brings the whole library.
export { validate } from '@talaash/domain/base/schema';
