declare const brand: unique symbol;

/** Id of a business. Only sessions and rows provide it, so that no other number is used as an owner by mistake. */
export type Owner = number & { readonly [brand]: 'business' };

/** A business user, who acts and owns sessions, devices and profile. */
export type UserId = number & { readonly [brand]: 'user' };

const isOwner = (id: number): id is Owner => Number.isSafeInteger(id);
const isUserId = (id: number): id is UserId => Number.isSafeInteger(id);

/** Converts an untyped id, such as the subject of a job. @throws Error for no integer */
export function ownerOf(id: number): Owner {
  if (isOwner(id)) return id;
  throw new Error(`${id} is not the id of a business.`);
}

/** The business that a person opens: it has their id (docs/adr/0031-a-business-keeps-its-founders-number.md). */
export const businessOpenedBy = (user: UserId): Owner => ownerOf(user);

/** The founder owns the business. */
export const founderOf = (owner: Owner): UserId => userIdOf(owner);

/** Converts an untyped id. @throws Error for no integer */
export function userIdOf(id: number): UserId {
  if (isUserId(id)) return id;
  throw new Error(`${id} is not the id of a business user.`);
}

/** Owner of marketplace data that no business owns yet, such as images of buyers' cars. No business has this id. */
export const marketplaceOwner: Owner = ownerOf(0);
