import { expect, test } from '../browser/journey.ts';

test('the reference of the calls is there to be read', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('/api/settings.php').first()).toBeVisible();
});
