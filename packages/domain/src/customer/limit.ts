export const CUSTOMER_NAME_LENGTH = { min: 2, max: 100 };

export const AGE_IN_YEARS_MAX = 120;

export const HEIGHT_IN_CM = { min: 50, max: 300 };

export const ADDRESSES_MIN = 2;

export const CITY_LENGTH = { min: 1, max: 100 };
