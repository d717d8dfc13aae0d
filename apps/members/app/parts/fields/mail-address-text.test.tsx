import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MailAddressText } from './mail-address-text.tsx';

it('lets a line end after the @, and says the address as it is', () => {
  const { container } = render(<MailAddressText value="maximiliane@example.test" />);
  expect(container.innerHTML).toBe('maximiliane@<wbr>example.test');
  expect(container.textContent).toBe('maximiliane@example.test');
});
