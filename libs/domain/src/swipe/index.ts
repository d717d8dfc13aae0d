export { timeZoneOf, unknownTimeZone } from './local-midnight.ts';
export { type SwipeDay, swipeDayAt, swipeLikesLeft, swipeRestDays } from './swipe-day.ts';
