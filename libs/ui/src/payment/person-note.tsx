import type { ReactNode } from 'react';
import { Avatar, type PictureSource } from '../profile/avatar.tsx';

export interface PersonNoteProps {
  readonly picture: PictureSource | null;
  /** Left out where what is said names them. */
  readonly name?: string | undefined;
  /** The label of a fictional profile, wherever it is named. */
  readonly mark?: ReactNode;
  readonly size?: 'normal' | 'large';
  /** What is said of this person. */
  readonly children: ReactNode;
}

/** Somebody with picture and name, and what an act means for them. */
export const PersonNote = ({ picture, name, mark, size = 'large', children }: PersonNoteProps) => (
  <div className={name === undefined ? 'person-note person-note--said' : 'person-note'}>
    <Avatar picture={picture} name={name} alt="" size={size} />
    {name === undefined ? null : (
      <div className="person-note__who">
        <p className="person-note__name">{name}</p>
        {mark}
      </div>
    )}
    <div className="person-note__text">
      {children}
      {name === undefined ? mark : null}
    </div>
  </div>
);
