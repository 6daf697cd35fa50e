// The dialogs of sharing are fetched when somebody shares.
import { api } from '../api.js';
import { explain, toast } from '../ui.js';

async function dialogs(act) {
  let made;
  try {
    made = await api.reach(() => import('./dialog.js'));
  } catch (failed) {
    toast(explain(failed), 'bad');
    return undefined;
  }
  return act(made);
}

/** As in dialog.js. */
export const share = (what) => dialogs((made) => made.share(what));

export const subscribe = (what) => dialogs((made) => made.subscribe(what));
