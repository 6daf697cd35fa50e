// In what state a graha is: its dignity, whether the Sun burns it, and whether rasi and navamsa are one sign. The same as the service says by
// `states`, from what the page has anyway, so that it follows the slider.
import { dignity, lordOf } from './dignity.js';

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** Who is whose natural friend (1), neutral (0) or enemy (-1), of the Sun to Saturn to the same: Brihat Parashara Hora Shastra 3.55. */
const NATURAL = {
  sun: [0, 1, 1, 0, 1, -1, -1],
  moon: [1, 0, 0, 1, 0, 0, 0],
  mars: [1, 1, 0, -1, 1, 0, 0],
  mercury: [1, -1, 0, 0, 0, 1, 0],
  jupiter: [1, 1, 1, -1, 0, -1, 0],
  venus: [-1, -1, 0, 1, 0, 0, 1],
  saturn: [-1, -1, -1, 1, 0, 1, 0],
};

/** Of the nodes by the reading `node_friends`; by the usual one they have none. */
const NODE_FRIENDS = {
  santhanam: { rahu: [-1, -1, -1, 0, 1, 1, 1], kethu: [-1, -1, 1, 0, 0, 1, 1] },
  pvr: { rahu: NATURAL.saturn, kethu: NATURAL.mars },
};

/** Where Rahu is exalted, in its moolatrikona and at home, by the reading `node_dignity`; of Ketu it is the opposite signs, and it has no home. */
const NODE_PLACES = {
  pvr: { exalted: 2, root: 6, own: 11 },
  bphs: { exalted: 2, root: 3, own: 11 },
  sarvartha_chintamani: { exalted: 3 },
  none: {},
};

/** The signs from which one is a friend of the moment, counted from its own as 1. */
const FRIENDLY = [2, 3, 4, 10, 11, 12];
const RELATIONS = ['great_enemy', 'enemy', 'neutral', 'friend', 'great_friend'];

/** Below how many degrees from the Sun a graha is combust, by the reading `combustion_orbs`; Surya Siddhanta has others of Mercury and Venus that go back. */
const ORBS = {
  surya_siddhanta: { moon: 12, mars: 17, mercury: 14, jupiter: 11, venus: 10, saturn: 15 },
  manuals: { moon: 12, mars: 17, mercury: 13, jupiter: 11, venus: 9, saturn: 15 },
  narrow: { moon: 15, mars: 8.5, mercury: 2, jupiter: 8.5, venus: 4, saturn: 8.5 },
};
const RETROGRADE_ORBS = { mercury: 12, venus: 8 };

const USUAL = { combustion_orbs: 'surya_siddhanta', node_dignity: 'pvr', node_friends: 'none', node_aspects: 'none' };

/** The readings by which a chart is read: those of its address, else those of its profile or of the service. */
export function readingsOf(state, { conventions = {} } = {}) {
  const given = Object.fromEntries((conventions.readings ?? []).map(({ choice, reading }) => [choice, reading]));
  return Object.fromEntries(Object.entries(USUAL).map(([id, usual]) => [id, state?.[id] ?? conventions[id] ?? given[id] ?? usual]));
}

/** Whether somebody goes back who need not: backwards is the way of the nodes, and the ascendant goes through all signs in a day. */
export function isRetrograde({ name, is_retrograde: goesBack }) {
  return goesBack && SEVEN.includes(name);
}

/** { dignity (the key of its word, or null), isCombust, isVargottama, isRetrograde } of a graha among all of the chart. */
export function stateOf(graha, grahas, readings = USUAL) {
  return {
    dignity: dignityWord(graha, grahas, readings),
    isCombust: isCombust(graha, grahas, readings),
    isVargottama: navamsa(graha) === graha.rasi,
    isRetrograde: isRetrograde(graha),
  };
}

function dignityWord(graha, grahas, readings) {
  const own = SEVEN.includes(graha.name) ? dignity(graha) : ofNode(graha, readings);
  if (own) {
    return `chart.dignity.${own}`;
  }
  const relation = relationToLord(graha, grahas, readings);
  return relation ? `chart.relation.${relation}` : null;
}

function ofNode({ name, rasi }, { node_dignity: reading }) {
  const { exalted, root, own } = NODE_PLACES[reading] ?? {};
  const opposite = (sign) => ((sign + 5) % 12) + 1;
  const seen = name === 'rahu' ? rasi : opposite(rasi);
  if (!exalted) {
    return null;
  }
  if (seen === exalted) {
    return 'exalted';
  }
  if (seen === opposite(exalted)) {
    return 'debilitated';
  }
  if (seen === root) {
    return 'moolatrikona';
  }
  return name === 'rahu' && rasi === own ? 'own' : null;
}

/** Natural relation and that of the moment together; null of the nodes where they have no friends. */
function relationToLord({ name, rasi }, grahas, { node_friends: reading }) {
  const row = NATURAL[name] ?? NODE_FRIENDS[reading]?.[name];
  const lord = grahas.find((one) => one.name === lordOf(rasi));
  if (!row || !lord) {
    return null;
  }
  const counted = ((lord.rasi - rasi + 12) % 12) + 1;
  return RELATIONS[row[SEVEN.indexOf(lord.name)] + (FRIENDLY.includes(counted) ? 1 : -1) + 2];
}

function isCombust(graha, grahas, { combustion_orbs: reading }) {
  const orb = isRetrograde(graha) && reading === 'surya_siddhanta' && RETROGRADE_ORBS[graha.name] ? RETROGRADE_ORBS[graha.name] : ORBS[reading]?.[graha.name];
  const sun = grahas.find(({ name }) => name === 'sun');
  if (!orb || !sun) {
    return false;
  }
  const apart = Math.abs(longitude(graha) - longitude(sun));
  return Math.min(apart, 360 - apart) < orb;
}

const longitude = ({ rasi, advanced_by: degrees }) => (rasi - 1) * 30 + degrees;

/** The navamsa of Parashara, of which each has 3°20′. */
function navamsa(graha) {
  return (Math.floor(longitude(graha) * 0.3 + 1e-9) % 12) + 1;
}
