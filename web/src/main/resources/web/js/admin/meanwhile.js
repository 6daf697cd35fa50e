// Of two administrators who save at once the second is told.
import { ApiError } from '../api.js';
import { t } from '../i18n.js';

/** The error to show for one that the service answered about a user or a tier, of that name. */
export function changedMeanwhile(failed, name) {
  return failed.status === 412 ? new ApiError('invalid', { status: 412, type: failed.type, text: t('admin.changedMeanwhile', { name }) }) : failed;
}
