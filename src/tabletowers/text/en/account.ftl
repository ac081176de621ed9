# Who I am: what the page about oneself shows, and what mails say.

# The page
account-title = Account
account-link = Account
account-login-link = Log in
account-nobody = Nobody is known on this device yet. Create an account, or log in. You can play without one, too.
account-none-yet = No account yet?
account-create-help = With an account you find your name, your games and your ratings again, on every device.
account-create-password-help = At least 8 characters.
account-create-passkey = With a passkey instead of a password
account-guest = You are a guest: only this device knows you. With an account you find your name and your games on other devices, too, and don’t lose them.
account-kept = You have an account. Log in on any device, and you are { $name } there, too.
account-saved = Saved.
account-remove = Remove
account-remove-name = Remove: { $name }

# Password
account-password = Password
account-login-name = Login
account-login-help = 3 to 60 characters. Only you need to know it.
account-password-current = Current password
account-password-new = New password
account-password-first = Password
account-password-help = At least 8 characters. Once you change it, all your other devices have to log in again.
account-password-set = Set password
account-password-change = Change password

# Passkeys
account-passkeys = Passkeys
account-passkeys-help = A passkey is kept by your device or password manager, and unlocked by a fingerprint, your face or a PIN. There is nothing to remember.
account-passkey-name = Name of the passkey
account-passkey-add = Add a passkey
account-passkey-used = { $used ->
    [never] not used yet
   *[other] last used on { $used }
}

# Another site
account-openid = Log in with { $site }
account-openid-keep = With my account at { $site }

# Mail
account-mail = E-mail
account-mail-help = You don’t need one. If you give an address, it is used to tell you when it’s your turn and to let you back in if you forget your password, once you have confirmed that it is yours. Every mail has a link that stops them.
account-mail-address = Address
account-mail-save = Save address
account-mail-open = We have sent a code to { $mail }. Enter it here, or open the link in the mail, within a day.
account-mail-unasked = { $mail } has not been confirmed, so no mail is sent to it.
account-mail-confirmed = { $mail } is confirmed.
account-mail-code = Code from the mail
account-mail-confirm = Confirm
account-mail-again = Send the code again
account-confirm-title = Confirm your address
account-confirm-done = { $mail } is confirmed. You’ll get a mail when it’s your turn and you’re not here.
account-unsubscribe-title = No more mails
account-unsubscribe-help = Your address will be deleted here, and no more mails will be sent to it.
account-unsubscribe-go = Stop the mails
account-unsubscribe-done = Done. You’ll get no more mails.

# Notices
account-notices = When it’s my turn
account-notices-any = Tell me when it’s my turn
account-notices-others = Other notices
account-notices-others-help = At most one of these a day.
account-notices-kind = { $kind ->
    [sat_down] Tell me when a player sits down at my table
    [can_begin] Tell me when my table is full and can begin
    [match_ends] Tell me when a match that I’m playing ends tomorrow
   *[league_waits] Tell me when the league is waiting for me
}
account-notices-push = On this device
account-notices-mail = { $state ->
    [none] By mail: give an address above.
    [open] By mail: confirm your address first.
   *[on] By mail to { $mail }.
}
account-webhook = Webhook
account-webhook-help = For your own programs, or for a channel at Discord or Slack: the address that is called when it’s your turn.
account-webhook-address = Address of the webhook
account-webhook-kind = Format
account-webhook-kind-value = { $kind ->
    [plain] JSON, for programs
    [discord] Discord
   *[slack] Slack
}
account-webhook-save = Save webhook
account-test = Send a test
account-test-way = { $way ->
    [push] Send a test notice to this device
    [mail] Send a test mail
   *[webhook] Send a test to the webhook
}
account-test-done = The test has been delivered.

# Vacation
account-vacation = Vacation
account-vacation-help = { $left ->
    [one] While you are away, your clock stands still in games with days for each move. You have 1 day left this year.
   *[other] While you are away, your clock stands still in games with days for each move. You have { $left } days left this year.
}
account-vacation-now = You are on vacation until { $day }.
account-vacation-end = I’m back
account-vacation-days = Days
account-vacation-begin = Go on vacation

# Devices
account-devices = Devices
account-device-unknown = A device
account-device-here = this device
account-device-used = last used on { $day }
account-device-out = Log out
account-device-out-name = Log out: { $device }
account-out-here = Log out on this device
account-out-everywhere = Log out everywhere
account-out-guest = You are a guest, and this device is the only one that knows you. If you log out, you can’t come back as { $name }.
account-out-anyway = Log out anyway

# Everything that is stored
account-data = Your data
account-export = Download everything that is stored about me
account-delete = Delete everything about me
account-delete-title = Delete everything?
account-delete-help = Your name, logins, ratings and everything you wrote are deleted. Running games are given up. Games that you played stay, without your name. This can’t be undone.
account-delete-go = Delete for good

# Logging in
account-login-title = Log in
account-login-password = With a password
account-login-go = Log in
account-login-passkey = Log in with a passkey
account-login-device = With a code from another device
account-login-become = You are playing here without an account. If you log in with another account, you can’t get back to these games.

# A forgotten password
account-forgotten-link = Forgotten your password?
account-forgotten-title = Forgotten password
account-forgotten-help = If you have confirmed an e-mail address, you’ll be sent a link that lets you set a new password.
account-forgotten-who = Login or e-mail address
account-forgotten-go = Send me a link
account-forgotten-sent = If anybody here has this login or address, and has confirmed an e-mail address, a mail is on its way. The link in it works once, within an hour.
account-forgotten-else = You never gave an address? The people who run this server can make a link for you.
account-forgotten-none = This server sends no mails. The people who run it can make a link for you that lets you set a new password.
account-renew-title = A new password
account-renew-for = For { $name }. All your other devices will have to log in again.
account-renew-login = Your login is { $login }.
account-renew-go = Set it and log in

# Logging in again
account-again-title = Log in again
account-again-help = To be sure that it’s you: log in again. What you asked for then goes ahead.
account-again-site = At the other site: you’ll come back to this page, and can try again within ten minutes.

# A change of address, taken back
account-undo-title = Undo a change of address
account-undo-help = Your e-mail address, your login and your password go back to what they were. Passkeys and logins at another site that were added since are removed, and all other devices are logged out.
account-undo-go = Undo the change
account-undo-done = Undone: your address is { $mail } again. If somebody else may know your password, change it now.

# Mails and other notices
mail-confirm-subject = Tabletowers: is this your address?
mail-confirm = Hello { $name },
    your address was entered at Tabletowers. If that was you, open this link within a day:
    { $link }
    or enter the code { $code } on the page about yourself.
    If it wasn’t you, there is nothing to do: without the code, no other mail will come.
mail-forgotten-subject = Tabletowers: a new password
mail-forgotten = Hello { $name },
    somebody has asked for a new password for you at Tabletowers. If that was you, open this link within an hour:
    { $link }
    { $has ->
        [login] Your login is { $login }.
       *[none] You have no login yet; you can choose one there.
    }
    If it wasn’t you, there is nothing to do: nothing has been changed.
mail-undo-subject = Tabletowers: your address was changed
mail-undo = Hello { $name },
    this address no longer belongs to your account at Tabletowers: it was replaced or removed. If that was you, there is nothing to do.
    If it wasn’t you, open this link within a week. It undoes the change, with everything that was added since, and logs all other devices out:
    { $link }
mail-your-turn = { $game }: it’s your turn.
    { $link }
mail-test = This is a test: mails from Tabletowers reach you.
    { $link }
mail-way-out = You get this mail because your address was entered at Tabletowers. To get no more:
notice-test = This is a test: notices reach you.
notice-body = { $kind ->
    [sat_down] A player has sat down at your table.
    [can_begin] Your table is full: the game can begin.
    [match_ends] This match ends tomorrow, and you have deals left to play.
   *[league_waits] The league is waiting for you.
}
notice-chairs-left = { $chairs ->
    [one] One seat left at { $game }
   *[other] { $chairs } seats left at { $game }
}

# What went wrong
error-wrong_password = This login and this password don’t match.
error-wrong_password-current = Your current password is a different one. Nothing has been changed.
error-wrong_code-link = This link has been used or has expired. Ask for a new one.
error-wrong_passkey = This passkey isn’t for this site. Use one that was made on this page.
error-not_logged_in = The other site didn’t confirm who you are. Try again, or log in another way.
error-login_again = Log in again to do this.
error-busy = Too many people are logging in right now. Wait a moment and try again.
error-not_delivered = That couldn’t be delivered. Check the address and try again; nothing else has been changed.
error-name_taken = This login is already taken. Choose another one.
error-no_vacation_left = You don’t have that many days of vacation left.
error-banned = You are banned from this server.
error-banned-reason = You are banned from this server. Reason: { $reason }
error-passkey_cancelled = No passkey was chosen. Nothing has been changed.
error-bad_request-name = A name needs 1 to 40 visible characters.
error-bad_request-mail = This is not an e-mail address.
error-bad_request-webhook = This is not an address that can be called. It begins with https://.
error-bad_request-login = A login has 3 to 60 visible characters.
error-bad_request-password = A password has 8 to 200 characters.
