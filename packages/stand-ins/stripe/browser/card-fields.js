/**
 * The three fields of a card: how input is formatted, and what is wrong with it. `format` gets the new
 * text, the previous one, and the brand of the card.
 */
export const fieldNames = ['number', 'expiry', 'cvc'];

export const cardFields = {
  number: {
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    format(text) {
      const digits = onlyDigits(text).slice(0, numberLength(text));
      const groups =
        brandOf(digits) === 'amex'
          ? /^(\d{0,4})(\d{0,6})(\d{0,5})$/
          : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})$/;
      return groups.exec(digits).slice(1).filter(Boolean).join(' ');
    },
    problem(text) {
      const digits = onlyDigits(text);
      if (digits.length < numberLength(digits)) return 'incomplete_number';
      return passesLuhn(digits) ? null : 'invalid_number';
    },
  },
  expiry: {
    autocomplete: 'cc-exp',
    placeholder: 'MM / AA',
    format(text, before = '') {
      // Pasted or filled in by the browser: «1/2030», «01/30».
      const spelt = /^\D*(\d{1,2})\D+(?:20)?(\d{2})\D*$/.exec(text);
      const typed = spelt ? spelt[1].padStart(2, '0') + spelt[2] : onlyDigits(text);
      const oneDigitMonth = /^[2-9]/.test(typed) || (!spelt && /^1\D/.test(text));
      const digits = (oneDigitMonth ? `0${typed}` : typed).slice(0, 4);
      // Deleting backwards over the separator must not bring it back.
      const deleting = before.startsWith(text);
      if (digits.length < 2 || (deleting && digits.length === 2)) return digits;
      return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
    },
    problem(text, _brand, today = new Date()) {
      const { month, year } = expiryParts(text);
      if (month !== null && (month < 1 || month > 12)) return 'invalid_expiry_month';
      if (!month || !year) return 'incomplete_expiry';
      if (year < today.getFullYear()) return 'invalid_expiry_year_past';
      const pastMonth = year === today.getFullYear() && month < today.getMonth() + 1;
      return pastMonth ? 'invalid_expiry_month_past' : null;
    },
  },
  cvc: {
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    format: (text, _before, brand) => onlyDigits(text).slice(0, cvcLength(brand)),
    problem: (text, brand) => (text.length < cvcLength(brand) ? 'incomplete_cvc' : null),
  },
};

export function onlyDigits(text) {
  return text.replace(/\D/g, '');
}

export function brandOf(number) {
  const digits = onlyDigits(number);
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  return /^3[47]/.test(digits) ? 'amex' : null;
}

export function expiryParts(text) {
  const digits = onlyDigits(text);
  return {
    month: digits.length >= 2 ? Number(digits.slice(0, 2)) : null,
    year: digits.length === 4 ? 2000 + Number(digits.slice(2)) : null,
  };
}

function numberLength(number) {
  return brandOf(number) === 'amex' ? 15 : 16;
}

function cvcLength(brand) {
  return brand === 'amex' ? 4 : 3;
}

function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
