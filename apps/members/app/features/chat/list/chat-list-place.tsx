import { Skeleton } from '@vesper/ui';

/** What stands in the list's place until it is there: rows of its height. */
export const ChatListPlace = () => (
  <ul className="chat-list chat-list--place" aria-hidden="true">
    {[1, 2, 3, 4].map((row) => (
      <li key={row}>
        <Skeleton shape="avatar" />
        <Skeleton />
      </li>
    ))}
  </ul>
);
