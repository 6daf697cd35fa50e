import { query, read, sorted, written } from '/web/js/admin/listing.js';
import { equal, test } from './harness.js';

const usual = { q: '', page: 1, show: 'all', tier: '', sort: 'id', descending: true };

test('the address of the list holds what is not as usual, and leads back to it', () => {
  equal(read(new URLSearchParams()), usual);
  const state = { q: 'mee', page: 3, show: 'inactive', tier: '2', sort: 'name', descending: true };
  equal(read(new URLSearchParams(written(state))), state);
  equal(Object.values(written(usual)).filter(Boolean), []);
  equal(read(new URLSearchParams('page=-4&show=nobody&tier=x&sort=age')), usual);
});

test('who was made last stands first, names in the order of the alphabet', () => {
  equal(read(new URLSearchParams('sort=name')).descending, false);
  const oldest = { ...usual, descending: false };
  equal(read(new URLSearchParams(written(oldest))), oldest);
});

test('the service is asked for one page, filtered and sorted', () => {
  equal(query({ ...usual, show: 'superusers', tier: '0' }), { q: '', page: 1, items_per_page: 10, superuser: 'true', tier_id: '0', sort: 'id', descending: 'true' });
  equal(query({ ...usual, show: 'deleted', sort: 'deleted_at' }).sort, 'deleted_at');
  equal(query({ ...usual, sort: 'deleted_at' }).sort, 'id');
});

test('a heading says how its column is sorted', () => {
  equal(['id', 'name'].map((column) => sorted({ sort: 'name', descending: true }, column)), ['none', 'descending']);
});
