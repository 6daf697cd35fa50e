// The picture card of a link: to keep, and where the system can to hand on to another program.
import { api } from '../api.js';
import { t } from '../i18n.js';
import { icon } from '../kit/blocks.js';
import { button } from '../kit/controls.js';
import { html, nothing } from '../kit/lit.js';
import { fileNamed } from '../moment.js';
import { busy, explain, toast } from '../ui.js';

const PNG = 'image/png';

/** What there is to do with the card of a link, path and whole address; title: what the link is called. */
export function cardWays({ card, title, link }) {
  const name = fileNamed([title], 'png');
  return html`<a class="button" href=${card} download=${name} data-way="card">${icon('download')}<span>${t('sharing.card')}</span></a>
    ${canSend() ? button({ label: t('sharing.card.send'), iconName: 'share', onclick: sender({ card, title, link, name }) }) : nothing}`;
}

/** Whether the system hands on pictures. */
function canSend() {
  return Boolean(navigator.canShare?.({ files: [new File([], 'card.png', { type: PNG })] }));
}

function sender({ card, title, link, name }) {
  let file = null;
  return async (event) => {
    try {
      file ??= new File([await busy(event.currentTarget, api.get(card, null, { anonymous: true, accept: PNG }))], name, { type: PNG });
      await navigator.share({ files: [file], title, text: `${title}\n${link}` });
    } catch (failed) {
      if (failed.name === 'NotAllowedError') {
        // It was drawn for longer than a tap counts.
        toast(t('sharing.card.ready'));
      } else if (failed.name !== 'AbortError') {
        toast(explain(failed), 'bad');
      }
    }
  };
}
