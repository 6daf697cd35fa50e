// The choices by which almanacs of one region differ from those of another, in sight above the almanac.
import { ayanamsas } from '../chart/choices.js';
import { ayanamsa as ayanamsaName } from '../chart/names.js';
import { profiles } from '../chart/profiles.js';
import { t } from '../i18n.js';
import { select } from '../kit/controls.js';
import { element, html, render, settle } from '../kit/lit.js';
import { uid } from '../ui.js';

/** The words of a choice are those by which an answer tells its convention, where it does. */
function word(name) {
  return name === 'sunrise_definition' ? `panchanga.convention.${name}` : `panchanga.choice.${name}`;
}

/** What is chosen, in a line: of { ayanamsa, lunar, solar_calendar }, as far as it is known yet. */
export function traditionBrief({ ayanamsa, lunar, solar_calendar: solar }) {
  return [ayanamsa && ayanamsaName(ayanamsa), lunar && t(`${word('lunar')}.${lunar}`), solar && t(`${word('solar_calendar')}.${solar}`)].filter(Boolean);
}

/**
 * traditionBar({ choices: { name: [values] }, onchoice(name, value), onayanamsa(id), onprofile(id or null) }); `node.show(state)` shows
 * what is chosen, with `ayanamsa` and `profile` in it.
 */
export function traditionBar({ choices, onchoice, onayanamsa, onprofile }) {
  const id = uid('tradition');
  const node = element(html`<div class="pan-tradition" role="group" aria-label=${t('panchanga.tradition')}></div>`);
  node.show = (state) => {
    render(
      html`${select({ id: `${id}-profile`, name: 'profile', label: t('chart.profile'), options: profiles(), shown: state.profile ?? '', onchange: (event) => onprofile(event.target.value || null) })}${Object.entries(choices).map(([name, values]) =>
          select({
            id: `${id}-${name}`,
            name,
            label: t(word(name)),
            options: [...(state[name] === '' ? [['', '–']] : []), ...values.map((value) => [value, t(`${word(name)}.${value}`)])],
            shown: state[name],
            onchange: (event) => onchoice(name, event.target.value),
          }),
        )}${select({ id: `${id}-ayanamsa`, name: 'ayanamsa', label: t('terms.caption.ayanamsa'), options: ayanamsas(), shown: state.ayanamsa, onchange: (event) => onayanamsa(event.target.value) })}`,
      node,
    );
    settle(node);
  };
  return node;
}
