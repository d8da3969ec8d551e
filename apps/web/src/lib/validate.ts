// Apart: what is loaded by itself brings all that its module exports, and the domain's brings the whole library.
export { validate } from '@talaash/domain/base/schema';
