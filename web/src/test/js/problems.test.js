import { ApiError } from '/web/js/api.js';
import { LANGUAGES, setLanguage, use } from '/web/js/i18n.js';
import { canSucceed, errorText, fieldErrors, problemText } from '/web/js/problems.js';
import { equal, test } from './harness.js';

await use('shell');

const refused = (type, code, errors = []) => new ApiError('invalid', { status: 400, type: `/problems/${type}`, code, errors });

test('what the service says about an input is said in the words of the page', () => {
  const said = (code, params) => errorText({ field: 'any', code, params });
  equal(said('length_between', { min: 12, max: 128 }), 'Use 12 to 128 characters.');
  equal(said('length_at_most', { max: 160 }), 'Use at most 160 characters.');
  equal(said('current_password_needed'), 'Please fill this in.');
  equal(said('number_of_unit_between', { unit: 'degrees', min: -90, max: 90 }), 'Enter a number from -90 to 90.');
  equal(said('null_or_between', { min: 1, max: 1000000 }), 'Enter a number from 1 to 10,00,000.');
  equal(said('zone').startsWith('This time zone is not known.'), true);
});

test('the sentence of the service decides nothing', () => {
  equal(errorText({ field: 'any', code: 'reserved', message: 'must have 12 to 128 characters' }), 'This name is reserved.');
  equal(errorText({ field: 'any', message: 'is required' }), 'This is not a valid value.');
});

test('no nanoseconds and no names of parameters are shown', () => {
  const params = { from: '1799-12-31T00:00:00.000000001Z', to: '2200-01-02T23:59:59.999999999Z' };
  equal(problemText(refused('invalid-input', 'input_invalid', [{ field: 'dateandtime', code: 'time_not_covered', params }])), 'Only dates from 31 December 1799 to 2 January 2200 can be computed.');
  equal(errorText({ field: 'x', code: 'not_a_parameter', params: { allowed: ['a', 'b'] } }), 'This is not a valid value.');
});

test('a value that is refused without a field beside it is named', async () => {
  await use('terms');
  const refusal = (field) => problemText(refused('invalid-input', 'input_invalid', [{ field, code: 'one_of', params: { allowed: ['a', 'b'] } }]));
  equal([refusal('ayanamsa'), refusal('lang')], ['Ayanamsa: This is not a valid value.', 'This is not a valid value.']);
});

test('what is taken is said at its field', () => {
  equal(fieldErrors(refused('conflict', 'username_taken')), [{ field: 'username', text: 'This username is already taken.' }]);
  equal(fieldErrors(refused('conflict', 'last_superuser')), []);
  equal(problemText(refused('conflict', 'tier_of_guests_deleted')), 'This tier applies to guests. While they are let in, it can be neither renamed nor deleted.');
  equal(problemText(refused('guest-not-allowed', 'guest_refused')), 'This needs an account. Please sign in.');
  equal(problemText(refused('conflict', 'last_superuser')), 'This is the last active superuser; there must always be one.');
});

test('a code that is not known is never shown in English to others', async () => {
  try {
    for (const code of LANGUAGES.filter((one) => one !== 'en')) {
      await setLanguage(code);
      for (const error of [refused('teapot', 'teapot'), refused('invalid-input', 'input_invalid', [{ field: 'x', code: 'teapot', message: 'must be a teapot' }])]) {
        equal(/[A-Za-z]/.test(problemText(error)), false);
      }
    }
  } finally {
    await setLanguage('en');
  }
});

test('nobody is offered to try again what cannot succeed', () => {
  equal(canSucceed(refused('invalid-input', 'input_invalid')), false);
  equal(canSucceed(new ApiError('server', { status: 500 })), true);
  equal(canSucceed(new TypeError('a defect of the page')), true);
});
