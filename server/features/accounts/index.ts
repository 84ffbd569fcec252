export { savedAddress } from './addresses.ts';
export { acquainted, areAcquainted, worksTogether } from './between.ts';
export { bankOf } from './bank.ts';
export { lockExistingAccount, requireAvailable } from './available.ts';
export {
  addProfile,
  createAccount,
  saveAddress,
  setPicture,
  updateProfile,
} from './create-account.ts';
export { accountName, decidedWhen, whoDid } from './decider.ts';
export { dropChanges } from './contact-change/pending.ts';
export { hashEmail, maskedEmail } from './email.ts';
export { openDeletion } from './history.ts';
export {
  emailOfListed,
  isListedPerson,
  type ListedPersonRow,
  listedPerson,
  nameOfListed,
} from './listed-person.ts';
export {
  averageStars,
  nameFor,
  picturePath,
  publicName,
  shortName,
  surnameInitial,
  visibleName,
} from './names.ts';
export { ofAccount, openPasswords, type Asking } from './passwords.ts';
export {
  type Person,
  type PersonRow,
  partyByKey,
  personByKey,
  personOf,
  selectPerson,
} from './person.ts';
export {
  findCiudad,
  findEstado,
  resolveAddress,
  resolvePlace,
  resolveServiceArea,
} from './places.ts';
export { resolveProfessions, savePrices } from './professions.ts';
export { latestReviews, portfolioRows } from './queries.ts';
export { recordSecurityChange } from './security-changes.ts';
export { freesAt, limitFilledAt, limitFreesAt, weeklyLimitOf } from './weekly-limit.ts';
export { lockAdministrators } from './administrators.ts';
export { userView } from './user.ts';
export { hoursView, portfolioView, reviewView, rolOf } from './views.ts';
export { sendSetUpLink } from './set-up/link.ts';
export { noteOnce, notesOf, PROJECT_NOTES } from './team/notebook.ts';
