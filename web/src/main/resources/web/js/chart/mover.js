// Moving through time: a slider over the civil day with its light and its dark, and steps of a minute to a year.
import { t } from '../i18n.js';
import { icon } from '../kit/blocks.js';
import { button, iconButton, segments } from '../kit/controls.js';
import { element, html, nothing, render, settle } from '../kit/lit.js';
import { UNITS } from '../moment.js';
import { uid } from '../ui.js';
import { Slider } from './slider.js';

/**
 * mover({ onslide(epoch, done), onstep(unit, count), onnow() }). `node.show(localTime, sun, settled)` sets it to a moment of
 * the server's, settled when none is on its way any more, `node.clear()` to none; `node.shade(bands)` shades where the reading stays as it is; `node.unit` is the chosen step, `node.choose(unit)` chooses another.
 */
export function mover({ onslide, onstep, onnow }) {
  const id = uid('mover');
  const slider = new Slider();
  const node = element(html`<div class="mover"></div>`);
  let unit = 'hour';
  /** Where the reading stays as it is: { name, label, from, to } in percent of the day. */
  let bands = [];

  Object.defineProperty(node, 'unit', { get: () => unit });
  node.choose = (chosen) => {
    unit = chosen;
    draw();
  };
  node.show = (localTime, sun, settled) => {
    slider.show(localTime, sun, settled);
    draw();
  };
  node.shade = (found) => {
    bands = found;
    draw();
  };
  node.clear = () => {
    slider.clear();
    bands = [];
    draw();
  };
  draw();
  return node;

  function draw() {
    const view = slider.view();
    render(
      html`
        <div class="mover-head"><label for=${id} class="label">${t('chart.timeOfDay')}</label><output class="mover-time figures" for=${id}>${view?.time}</output></div>
        <div class="mover-day" .style=${view ? `--at: ${view.at}%; --rise: ${view.rise}%; --set: ${view.set}%` : ''}>
          ${view ? bands.map(({ name, label, from, to }) => html`<span class="mover-band" data-band=${name} title=${label} .style=${`--from: ${from}%; --to: ${to}%`}></span>`) : nothing}
          <input
            id=${id}
            type="range"
            min="0"
            max=${view?.max ?? 1439}
            step="1"
            ?disabled=${!view}
            aria-valuetext=${view?.time.slice(0, 5) ?? nothing}
            .value=${view ? String(view.minute) : ''}
            @input=${(event) => slid(slider.hold(Number(event.target.value)), false)}
            @change=${(event) => slid(slider.release(Number(event.target.value)), true)}
          />
        </div>
        <div class="mover-ends figures" aria-hidden="true">${view ? html`<span>${view.from}</span>${view.marks.map(mark)}<span>${view.to}</span>` : nothing}</div>
        <div class="mover-steps">
          ${iconButton({ label: t('chart.back'), iconName: 'left', class: 'button mover-step', onclick: () => onstep(unit, -1) })}
          ${segments({ name: `${id}-unit`, label: t('chart.step'), items: UNITS.map((value) => ({ value, label: t(`chart.unit.${value}`) })), shown: unit, onchange: node.choose })}
          ${iconButton({ label: t('chart.forward'), iconName: 'right', class: 'button mover-step', onclick: () => onstep(unit, 1) })}
          ${button({ label: t('chart.now'), iconName: 'clock', class: 'mover-now', onclick: () => onnow() })}
        </div>
      `,
      node,
    );
    settle(node);
  }

  function slid(epoch, done) {
    draw();
    onslide(epoch, done);
  }
}

function mark({ iconName, where, time }) {
  return html`<span class="mover-mark" .style=${`--where: ${where}%`}>${icon(iconName)}${time}</span>`;
}
