import { ApiError } from '/web/js/api.js';
import { LANGUAGES, setLanguage, use } from '/web/js/i18n.js';
import { canSucceed, errorText, fieldErrors, problemText } from '/web/js/problems.js';
import { equal, test } from './harness.js';

await use('shell');

const refused = (type, detail, errors = []) => new ApiError('invalid', { status: 400, type: `/problems/${type}`, detail, errors });

test('what the service says about an input is said in the words of the page', () => {
  const said = (message) => errorText({ field: 'any', message });
  equal(said('must have 12 to 128 characters'), 'Use 12 to 128 characters.');
  equal(said('may have 160 characters'), 'Use at most 160 characters.');
  equal(said('is required: the present password, to set a new one'), 'Please fill this in.');
  equal(said('must be a decimal number of degrees from -90 to 90'), 'Enter a number from -90 to 90.');
  equal(said('must be null or from 1 to 1000000'), 'Enter a number from 1 to 10,00,000.');
  equal(said('must be a name of the tz database (IANA), such as Asia/Kolkata or Europe/London').startsWith('This time zone is not known.'), true);
});

test('no nanoseconds and no names of parameters are shown', () => {
  const message = 'must be from 1799-12-31T00:00:00.000000001Z to 2200-01-02T23:59:59.999999999Z, the span of the ephemeris of this service';
  equal(problemText(refused('invalid-input', `dateandtime: ${message}`, [{ field: 'dateandtime', message }])), 'Only dates from 31 December 1799 to 2 January 2200 can be computed.');
  equal(errorText({ field: 'x', message: 'is not a parameter here; allowed: a, b' }), 'This is not a valid value.');
});

test('a value that is refused without a field beside it is named', async () => {
  await use('terms');
  const refusal = (field) => problemText(refused('invalid-input', '', [{ field, message: 'must be one of a, b' }]));
  equal([refusal('ayanamsa'), refusal('lang')], ['Ayanamsa: This is not a valid value.', 'This is not a valid value.']);
});

test('what is taken is said at its field', () => {
  equal(fieldErrors(refused('conflict', 'This username is taken.')), [{ field: 'username', text: 'This username is already taken.' }]);
  equal(fieldErrors(refused('conflict', 'This is the last active superuser.')), []);
  equal(problemText(refused('conflict', 'This tier applies to guests; it cannot be deleted while they are let in.')), 'This tier applies to guests. While they are let in, it can be neither renamed nor deleted.');
  equal(problemText(refused('guest-not-allowed', 'Guests may not do this.')), 'This needs an account. Please sign in.');
  equal(problemText(refused('conflict', 'This is the last active superuser.')), 'This is the last active superuser; there must always be one.');
});

test('a sentence that is not known is never shown in English to others', async () => {
  try {
    for (const code of LANGUAGES.filter((one) => one !== 'en')) {
      await setLanguage(code);
      for (const error of [refused('teapot', 'I am a teapot.'), refused('invalid-input', 'x', [{ field: 'x', message: 'must be a teapot' }])]) {
        equal(/[A-Za-z]/.test(problemText(error)), false);
      }
    }
  } finally {
    await setLanguage('en');
  }
});

test('nobody is offered to try again what cannot succeed', () => {
  equal(canSucceed(refused('invalid-input', 'x')), false);
  equal(canSucceed(new ApiError('server', { status: 500 })), true);
  equal(canSucceed(new TypeError('a defect of the page')), true);
});
